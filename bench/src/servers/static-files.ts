// Serves the files of a folder with @fastify/static.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
await app.register(fastifyStatic, {
  root: process.env['BENCH_FOLDER'] ?? '',
  decorateReply: false,
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
