/** Which rule of an edition is the same as one of another. A file of its own, so that the Lab fetches the concordance only where numbers differ. */
export { sameRule } from '@rulewright/rulebook';
