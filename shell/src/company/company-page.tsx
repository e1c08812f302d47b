import { isStaff } from '@atrium/contracts';
import { isApiFailure, useSession } from '@atrium/sdk';
import { SkeletonPage } from '@atrium/ui';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { Frame } from '../chrome/frame.js';
import { OwnPagesContext } from '../navigation/own-pages.js';
import { AccessDenied } from '../session/access-denied.js';
import { lookUpCompany } from '../session/company-lookup.js';
import { Guarded } from '../session/guarded.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { useAddressCode } from '../session/use-address-code.js';
import { useDeparture } from '../session/use-departure.js';
import { companyRoutes } from './company.routes.js';
import {
  findRemotePlace,
  findShellPage,
  guardOf,
  isClientHome,
  isFramed,
  type Place,
} from '../navigation/place.rules.js';
import { PlaceContent } from './place-content.js';
import { PortalFailure } from './portal-failure.js';
import { usePortal, type PortalAnswer } from '../navigation/use-portal.js';

/** Finds the place at the URL, checks its guard, and shows it in the frame or on a blank page. */
export function CompanyPage() {
  const answer = usePortal();
  const place = usePlace(answer);
  const mayFrame = useMayFrame();
  const framed = mayFrame && (!place || isFramed(place));
  const content = place ? (
    <GuardedPlace place={place} framed={framed} />
  ) : (
    <Waiting answer={answer} framed={framed} />
  );
  return (
    <OwnPagesContext value={companyRoutes}>
      {framed ? <Frame answer={answer}>{content}</Frame> : content}
    </OwnPagesContext>
  );
}

/** An unknown page is shown as such to everybody; every other place is behind its guard. */
function GuardedPlace({ place, framed }: { place: Place; framed: boolean }) {
  const path = useParams()['*'] ?? '';
  const content = <PlaceContent place={place} framed={framed} />;
  if (place.kind === 'unknown') return content;
  return (
    <Guarded guard={guardOf(place)} forClients={isClientHome(path)} denied={<AccessDenied />}>
      {content}
    </Guarded>
  );
}

function usePlace({ portal, error }: PortalAnswer): Place | null {
  const { user } = useSession();
  const { last } = useDeparture();
  const code = useAddressCode() ?? '';
  const path = useParams()['*'] ?? '';
  const isOwn = user?.company.code === code;
  // A person who left or lost their session is redirected, whatever is at this URL.
  if (!user && last !== null) return { kind: 'hidden' };
  // A person of another company is not told about the company in the URL.
  const failure = user && !isOwn ? use(lookUpCompany(code)).failure : error;
  if (isNoCompany(failure)) return { kind: 'unknown' };
  const page = findShellPage(path, companyRoutes);
  if (page && (isOwn || portal || failure)) return page;
  return portal ? findRemotePlace(path, portal) : null;
}

/** No company has this code, or it is ill-formed: the URL leads nowhere. */
const isNoCompany = (failure: unknown) => isApiFailure(failure) && [400, 404].includes(failure.status);

/** Whether to show the frame: only to staff of the company in the URL. */
function useMayFrame(): boolean {
  const { user } = useSession();
  const code = useAddressCode();
  return user !== null && isStaff(user.role) && user.company.code === code;
}

function Waiting({ answer, framed }: { answer: PortalAnswer; framed: boolean }) {
  if (!answer.error) return framed ? <SkeletonPage /> : <FullPageSpinner />;
  return <PortalFailure answer={answer} framed={framed} />;
}
