/** The engine's version, which saves and recorded games name. 2006: 100 · 2009, 2011, 2026: 100 (no rule: reproducibility) */
export const ENGINE_VERSION = '0.13.0';
