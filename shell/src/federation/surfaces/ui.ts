// The kit's index is already the list of what remotes may use.
export * from '@atrium/ui';
