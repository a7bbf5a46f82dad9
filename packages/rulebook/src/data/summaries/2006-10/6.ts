/** The rules of chapter 6 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
