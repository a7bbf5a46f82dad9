/** The rules of sections 703-732 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
`;
