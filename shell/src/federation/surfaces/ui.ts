// The kit's index is itself the list of what may be used.
export * from '@atrium/ui';
