import { translate, useSession } from '@atrium/sdk';
import { SkeletonPage } from '@atrium/ui';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { BlankFrame } from '../app/blank-frame.js';
import { LoadBoundary } from '../app/load-boundary.js';
import type { ShellPage } from '../app/shell-page.js';
import { usePageTitle } from '../app/use-page-title.js';
import { RemotePage } from '../federation/remote-page.js';
import { NotFound } from '../features/not-found/not-found.js';
import { LanguagePicker } from '../language/language-picker.js';
import { homePath } from '../session/access.rules.js';
import { DisabledApp } from './disabled-app.js';
import type { Place } from '../navigation/place.rules.js';

/** The content of a place, for a person who was let in. `framed`: inside the frame, which has its own `<main>`. */
export function PlaceContent({ place, framed }: { place: Place; framed: boolean }) {
  const { user } = useSession();
  switch (place.kind) {
    case 'shell':
      return <OwnPage page={place.page} />;
    case 'remote':
      return (
        <>
          <PageOfRemote {...place} />
          {/* People outside have no settings. A page in another site's frame is in the language of that site. */}
          {!user && window.top === window && <LanguagePicker />}
        </>
      );
    case 'disabled':
      return framed ? (
        <DisabledApp title={place.title} />
      ) : (
        <BlankFrame>
          <DisabledApp title={place.title} />
        </BlankFrame>
      );
    case 'home':
      return user && <Navigate to={homePath(user)} replace />;
    case 'hidden':
      return null;
    case 'unknown':
      return framed ? (
        <NotFound />
      ) : (
        <BlankFrame>
          <NotFound />
        </BlankFrame>
      );
  }
}

function OwnPage({ page: { path, title, Page } }: { page: ShellPage }) {
  return (
    <LoadBoundary key={path}>
      <Suspense fallback={<SkeletonPage />}>
        {title !== undefined && <PageTitle title={title} />}
        <Page />
      </Suspense>
    </LoadBoundary>
  );
}

/** Rendered together with the page, whose texts are loaded by then. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(translate(title));
  return null;
}

function PageOfRemote({ remote, route }: Extract<Place, { kind: 'remote' }>) {
  usePageTitle(translate(route.title));
  return <RemotePage key={`${remote.id}/${route.path}`} remote={remote} route={route} />;
}
