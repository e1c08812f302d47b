import type { CurrentUser } from '@atrium/contracts';
import { lazyPage, readFailure } from '@atrium/sdk';
import { Suspense, useState } from 'react';
import type { SecondStepProps } from './second-step.js';
import { useSignedIn } from './use-signed-in.js';

const SecondStep = lazyPage<SecondStepProps>(
  () => import(/* webpackChunkName: 'second-step' */ './second-step.js'),
);

/**
 * Sends what signs somebody in. Where their account asks for a code, `secondStep` is the form for it, which sends the
 * same once more with the code.
 */
export function useSecondStep<Body extends object>(
  send: (body: Body & { code?: string }) => Promise<CurrentUser>,
) {
  const onSignedIn = useSignedIn();
  const [half, setHalf] = useState<Body | null>(null);
  const start = async (body: Body) => {
    try {
      onSignedIn(await send(body));
    } catch (reason) {
      if (readFailure(reason).error.code !== 'SECOND_FACTOR_NEEDED') throw reason;
      setHalf(body);
    }
  };
  const secondStep = half && (
    <Suspense>
      <SecondStep
        onCode={async (code) => onSignedIn(await send({ ...half, code }))}
        onBack={() => setHalf(null)}
      />
    </Suspense>
  );
  return { start, secondStep };
}
