import type { Ref } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink } from '@atrium/ui';

/** Leads to an opening and its board. */
export function OpeningLink({ opening }: { opening: Ref }) {
  const path = useCompanyPath()('hiring/current');
  return (
    <ButtonLink size="sm" to={`${path}?id=${opening.id}`}>
      {t('Show the opening')}
    </ButtonLink>
  );
}
