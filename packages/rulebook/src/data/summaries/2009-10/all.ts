/** The rules of this edition that are the same in no other as of 2009-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
