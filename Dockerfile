# The portal as an image: docker build -t portal-pbr .
# compose.yaml runs two of it, docs/operations.md says how.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN node scripts/pnpm.mjs install --frozen-lockfile --filter '!@pbr/e2e' --filter '!@pbr/drills' --filter '!@pbr/bench'
RUN npm run build
RUN node scripts/pnpm.mjs --filter @pbr/api deploy --prod --legacy /portal/apps/api
RUN mkdir -p /portal/apps/web /portal/docs && cp -r apps/web/dist /portal/apps/web && cp docs/integrations.md /portal/docs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /portal /portal
# The portal writes here and in /tmp alone, so the rest may be read-only.
RUN install -d -o node -g node /data
VOLUME /data
WORKDIR /portal
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
