import type { Language, RemoteRelease, RemoteWords, ResolvedRemote } from '@atrium/contracts';
import type { CurrentRelease } from '../channel/channel.service.js';
import type { ReleaseEntity } from '../release/release.entity.js';

/** With the words of one language, or, without one, of all. */
export function toResolvedRemote(
  { release, previous }: CurrentRelease,
  language: Language | undefined,
): ResolvedRemote {
  const { words, budgets, contract, owner, startsOff, summary, ...description } =
    release.manifest.description;
  return {
    ...description,
    ...(words && { words: wordsIn(words, language) }),
    release: toRelease(release),
    lastKnownGood: previous && toRelease(previous),
  };
}

function toRelease({ version, folder, manifestIntegrity }: ReleaseEntity): RemoteRelease {
  return { version, base: `/remotes/${folder}/`, manifestIntegrity };
}

/** Contains only the words of the title, because every dashboard waits for this answer. */
export function toDisabledRemote({ release }: CurrentRelease, language: Language | undefined) {
  const { id, title, words, routes } = release.manifest.description;
  return {
    id,
    title,
    words: words && wordsOf(title, wordsIn(words, language)),
    paths: routes.map(({ path }) => path),
  };
}

const wordsIn = (words: RemoteWords, language: Language | undefined): RemoteWords =>
  language === undefined
    ? words
    : Object.fromEntries(Object.entries(words).filter(([each]) => each === language));

const wordsOf = (title: string, words: RemoteWords): RemoteWords =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, { [title]: word }]) =>
      word === undefined ? [] : [[language, { [title]: word }]],
    ),
  );
