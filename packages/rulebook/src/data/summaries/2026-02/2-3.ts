/** The rules of chapters 2-3 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
