import type { Ref } from '@atrium/contracts';

export const nameOfRef = (ref: Ref | null): string => ref?.name ?? '–';

export const shownRef = (ref: Ref | null) => ref && <bdi>{ref.name}</bdi>;
