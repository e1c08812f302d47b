/**
 * Loaded into the gateway before its own code. When the process that started it is killed, the channel closes, and the
 * gateway shuts down as on SIGTERM instead of holding the port for ever.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
