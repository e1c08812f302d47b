import { lazyPage, t } from '@atrium/sdk';
import { ButtonLink } from '@atrium/ui';
import { Suspense } from 'react';
import { FlowButton } from '../flow/flow-button.js';

const StartButton = lazyPage<object>(() => import('../template/start-button.js'));

/** Starts from a template. */
export const TemplateButton = () => (
  <Suspense>
    <StartButton />
  </Suspense>
);

/** What can be done with all tasks of a page, besides adding one. @param imports whether it leads to the import */
export function PageButtons({ imports = false }: { imports?: boolean }) {
  return (
    <>
      <FlowButton />
      <TemplateButton />
      {imports && (
        <ButtonLink size="sm" to="?import=new">
          {t('Import')}
        </ButtonLink>
      )}
    </>
  );
}
