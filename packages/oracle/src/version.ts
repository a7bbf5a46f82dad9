/** The compiler's version: part of every definition's key. 2006: 200 · 2009, 2011, 2026: 200 */
export const COMPILER_VERSION = '0.1.0';
