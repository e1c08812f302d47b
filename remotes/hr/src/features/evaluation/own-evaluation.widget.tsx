import { OwnResults } from './components/own-results.js';

/** The reader's own published results, as a tab of their profile. */
export default function OwnEvaluationTab() {
  return <OwnResults />;
}
