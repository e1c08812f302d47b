import type { ArrangedPart, ArrangeProps } from './arrange.types.js';
import type { ArrangeKeys } from './use-arrange-keys.js';

export interface ArrangeColumnProps extends ArrangeProps {
  size: ArrangedPart['size'];
  keys: ArrangeKeys;
}
