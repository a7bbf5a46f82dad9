/** The rules of this edition that are the same in no other as of 2011-09, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
