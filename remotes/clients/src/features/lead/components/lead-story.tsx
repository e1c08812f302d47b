import { LEAD, type Lead } from '@atrium/contracts';
import { Activity } from '@atrium/ui';
import type { ComponentProps } from 'react';
import { StoryComposer } from '../../../shared/story-composer.js';
import { useToldActivities } from '../../../shared/told-activities.js';

interface LeadStoryProps {
  lead: Lead;
  first: ComponentProps<typeof Activity>['first'];
}

/** What was said and done with a lead, below the one place to write. */
export default function LeadStory({ lead: { id, allowedTransitions }, first }: LeadStoryProps) {
  const about = { kind: 'lead' as const, id };
  const told = useToldActivities(about);
  const mayLog = allowedTransitions.includes('update');
  return (
    <Activity
      kind={LEAD.kind}
      tag={LEAD.tag}
      id={id}
      first={first}
      told={[told]}
      {...(mayLog && { composer: (comment) => <StoryComposer about={about} comment={comment} /> })}
    />
  );
}
