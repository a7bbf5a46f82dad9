/** The rules of chapters 4-5 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
