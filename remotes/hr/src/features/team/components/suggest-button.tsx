import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useAddSuggestedTeamsMutation } from '../../../shared/team.api.js';

/** Makes a team of each department that has none of its name, with its leader and people. */
export function SuggestButton() {
  const [add] = useAddSuggestedTeamsMutation();
  const { take, busy } = useStep();
  const press = () =>
    take({
      work: () => add().unwrap(),
      done: ({ added }) =>
        added === 0
          ? t('Each department with people has a team of its name already.')
          : t('{count, plural, one {# team added} other {# teams added}}', { count: added }),
    });
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => void press()}>
      {t('Add one team a department')}
    </Button>
  );
}
