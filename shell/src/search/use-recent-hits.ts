import { useUser } from '@atrium/sdk';
import { useState } from 'react';
import { keepPersonal, personalKey, readPersonal } from '../storage/personal-texts.js';
import { isPageHit, recentGroup, type Hit, type HitGroup, type PageHit } from './search-hits.rules.js';

const MOST = 6;

/** The pages and records that the person opened lately from the search, kept in this browser until they sign out. */
export function useRecentHits(): { groups: HitGroup[]; remember: (hit: Hit) => void } {
  const key = personalKey(useUser().id, 'recent-hits');
  const [hits, setHits] = useState(() => parse(readPersonal(key)));
  const remember = (hit: Hit) => {
    if (!isPageHit(hit) || hit.key === 'all results') return;
    const opened = { ...hit, key: hit.key.replace(/^recent /, '') };
    const next = [opened, ...hits.filter((each) => each.key !== opened.key)].slice(0, MOST);
    setHits(next);
    keepPersonal(key, JSON.stringify(next));
  };
  return { groups: recentGroup(hits), remember };
}

/** Empty for what another version of the portal has kept. */
function parse(kept: string | null): PageHit[] {
  try {
    const hits: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(hits) && hits.every(isKept) ? hits : [];
  } catch {
    return [];
  }
}

const isKept = (hit: unknown): hit is PageHit =>
  typeof hit === 'object' &&
  hit !== null &&
  ['key', 'title', 'icon', 'act'].every((name) => typeof Reflect.get(hit, name) === 'string');
