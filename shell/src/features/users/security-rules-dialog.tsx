import { msg, t, translate, useStep } from '@atrium/sdk';
import { Dialog, ListRow, Loaded, SkeletonCards, Switch } from '@atrium/ui';
import { useGetSecurityRulesQuery, useSetSecurityRulesMutation } from './users.api.js';

const LABEL = msg('Two-step sign-in for everyone');

/** The company's rules for all accounts. */
export function SecurityRulesDialog({ onClose }: { onClose: () => void }) {
  const query = useGetSecurityRulesQuery();
  const [setRules] = useSetSecurityRulesMutation();
  const { take, busy } = useStep();
  const change = (secondFactorRequired: boolean) =>
    take({
      work: () => setRules({ secondFactorRequired }).unwrap(),
      done: t('Saved'),
      failed: t('This was not saved'),
    });
  return (
    <Dialog title={t('Sign-in rules')} onClose={onClose}>
      <Loaded
        of={query}
        title={t('The rules could not be loaded')}
        skeleton={<SkeletonCards cards={1} of="fields" />}
      >
        {(data) => (
          <ListRow
            wrap
            title={translate(LABEL)}
            text={t('Staff who have not set it up must do so before they can continue.')}
            end={
              <Switch
                label={translate(LABEL)}
                checked={data.secondFactorRequired}
                disabled={busy}
                onChange={(required) => void change(required)}
              />
            }
          />
        )}
      </Loaded>
    </Dialog>
  );
}
