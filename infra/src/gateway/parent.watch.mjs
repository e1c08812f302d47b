/**
 * Loaded into the gateway before its own code: when the process that started it is killed, which it learns
 * from the closed channel, it shuts down as on SIGTERM instead of holding the port for ever.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
