import type { RemoteRelease, RemoteWords, ResolvedRemote } from '@atrium/contracts';
import type { CurrentRelease } from '../channel/channel.service.js';
import type { ReleaseEntity } from '../release/release.entity.js';

export function toResolvedRemote({ release, previous }: CurrentRelease): ResolvedRemote {
  return {
    ...release.manifest.description,
    release: toRelease(release),
    lastKnownGood: previous && toRelease(previous),
  };
}

function toRelease({ version, folder, manifestIntegrity }: ReleaseEntity): RemoteRelease {
  return { version, base: `/remotes/${folder}/`, manifestIntegrity };
}

/** Contains only the words of the title, because every dashboard waits for this answer. */
export function toDisabledRemote({ release }: CurrentRelease) {
  const { id, title, words, routes } = release.manifest.description;
  return { id, title, words: words && wordsOf(title, words), paths: routes.map(({ path }) => path) };
}

const wordsOf = (title: string, words: RemoteWords): RemoteWords =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, { [title]: word }]) =>
      word === undefined ? [] : [[language, { [title]: word }]],
    ),
  );
