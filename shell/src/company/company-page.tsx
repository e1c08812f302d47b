import { isStaff } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { SkeletonPage } from '@atrium/ui';
import { useParams } from 'react-router-dom';
import { Frame } from '../chrome/frame.js';
import { Guarded } from '../session/guarded.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { useAddressCode } from '../session/use-address-code.js';
import { useDeparture } from '../session/use-departure.js';
import { companyRoutes } from './company.routes.js';
import { findRemotePlace, findShellPage, guardOf, isFramed, type Place } from './place.rules.js';
import { PlaceContent } from './place-content.js';
import { PortalFailure } from './portal-failure.js';
import { usePortal, type PortalAnswer } from './use-portal.js';

/** Finds what stands at the address, asks its guard, and puts it into the frame or on a blank page. */
export function CompanyPage() {
  const answer = usePortal();
  const place = usePlace(answer);
  const mayFrame = useMayFrame();
  const framed = mayFrame && (!place || isFramed(place));
  const content = place ? (
    <Guarded guard={guardOf(place)}>
      <PlaceContent place={place} framed={framed} />
    </Guarded>
  ) : (
    <Waiting answer={answer} framed={framed} />
  );
  return framed ? <Frame answer={answer}>{content}</Frame> : content;
}

function usePlace({ portal }: PortalAnswer): Place | null {
  const { user } = useSession();
  const { last } = useDeparture();
  const isStranger = user?.company.code !== useAddressCode();
  const path = useParams()['*'] ?? '';
  const page = findShellPage(path, companyRoutes);
  if (page) return page;
  // Who left, lost their session or belongs to another company is led away, whatever stands here.
  if (user ? isStranger : last !== null) return { kind: 'unknown', path: '' };
  return portal ? findRemotePlace(path, portal) : null;
}

/** Staff of the company in the address have its frame around them. */
function useMayFrame(): boolean {
  const { user } = useSession();
  const code = useAddressCode();
  return user !== null && isStaff(user.role) && user.company.code === code;
}

function Waiting({ answer, framed }: { answer: PortalAnswer; framed: boolean }) {
  if (answer.error) return <PortalFailure answer={answer} framed={framed} />;
  return framed ? <SkeletonPage /> : <FullPageSpinner />;
}
