/** The rules of chapter 6 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
