// What the widgets of the first screens draw with; the other parts of the kit come with the first page of an app.
export { classNames } from './class-names.js';
export { Button } from './button/button.js';
export { ButtonLink } from './button/button-link.js';
export { IconButton } from './button/icon-button.js';
export { StatusBadge } from './badge/status-badge.js';
export { StatusText } from './badge/status-text.js';
export { Avatar } from './avatar/avatar.js';
export { Card } from './card/card.js';
export { ListRow } from './card/list-row.js';
export { ShareBar } from './feedback/share-bar.js';
export { Bar, Loading } from './states/skeleton.js';
export { PartSkeleton } from './states/part-skeleton.js';
export { SkeletonRows } from './states/skeleton-cards.js';
export { EmptyState } from './states/empty-state.js';
export { Loaded } from './states/loaded.js';
