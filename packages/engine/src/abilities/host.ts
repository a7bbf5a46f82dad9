/** An Aura spell's target, to which the permanent will be attached, by its name. 2006: 415.3, 502.45 · 2009, 2011: 303.4a, 702.5 · 2026: 303.4a, 702.5, 702.103b */
export const HOST = 'host';
