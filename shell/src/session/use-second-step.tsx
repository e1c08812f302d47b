import type { CurrentUser } from '@atrium/contracts';
import { lazyPage, readFailure } from '@atrium/sdk';
import { Suspense, useState } from 'react';
import type { SecondStepProps } from './second-step.js';
import { useSignedIn } from './use-signed-in.js';

const SecondStep = lazyPage<SecondStepProps>(
  () => import(/* webpackChunkName: 'second-step' */ './second-step.js'),
);

type Send<Body, Result> = (body: Body & { code?: string }) => Promise<Result>;

/** Sends the request that signs somebody in. */
export function useSecondStep<Body extends object>(send: Send<Body, CurrentUser>) {
  const onSignedIn = useSignedIn();
  return useCodeStep(async (body: Body) => onSignedIn(await send(body)));
}

/**
 * Sends what signs somebody in. If their account needs a code, `secondStep` is the form for it, which sends the same
 * again with the code.
 */
export function useCodeStep<Body extends object>(send: Send<Body, void>) {
  const [half, setHalf] = useState<Body | null>(null);
  const start = async (body: Body) => {
    try {
      await send(body);
    } catch (reason) {
      if (readFailure(reason).error.code !== 'SECOND_FACTOR_NEEDED') throw reason;
      setHalf(body);
    }
  };
  const secondStep = half && (
    <Suspense>
      <SecondStep onCode={(code) => send({ ...half, code })} onBack={() => setHalf(null)} />
    </Suspense>
  );
  return { start, secondStep };
}
