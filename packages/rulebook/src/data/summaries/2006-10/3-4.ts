/** The rules of chapters 3-4 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
