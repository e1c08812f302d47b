import { useSearchParams } from '@atrium/ui';
import { Attempt } from './components/attempt.js';
import { OwnAssessments } from './components/own-assessments.js';

/** The assessments that one is asked to take, or one of one's attempts. */
export default function TakePage() {
  const [params] = useSearchParams();
  const id = params.get('attempt');
  return id === null ? <OwnAssessments /> : <Attempt key={id} id={id} />;
}
