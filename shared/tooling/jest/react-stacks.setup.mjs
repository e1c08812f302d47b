import React from 'react';

/**
 * React's development build takes a stack trace of every element that it makes, to say in a warning who made it. That
 * is a seventh of the time of a component test. React stops by itself once it has counted enough of them, so the count
 * is held there; warnings still name the components.
 */
const MANY = 1_000_000;
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals) throw new Error('React no longer counts its stack traces here: this file can go');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MANY, set() {} });
