// The list of what widgets of the first screens may use.
export * from '@atrium/ui/widget';
