import type { OwnClaims } from '@atrium/contracts';

export interface FileClaimProps extends Pick<OwnClaims, 'components' | 'yearEnds'> {
  onClose: () => void;
}
