/**
 * Whether a file is a test, or serves tests alone: neither is part of what is shipped or measured.
 * @param {string} path
 */
export const isForTests = (path) => /(\.test|-in-tests)\.tsx?$/.test(path);
