# Builds and serves the site: docs/hosting.md#in-a-container
FROM node:22.21.1-bookworm-slim AS build
WORKDIR /app
# The same folder as below, because a build of other settings is replaced at the first start.
ENV NEXT_TELEMETRY_DISABLED=1 ROADFEED_DATA_DIR=/app/cameras
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
RUN npm run model && npm run build

# The code belongs to root and the server runs as node, so it cannot change what it runs.
FROM node:22.21.1-bookworm-slim
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 ROADFEED_DATA_DIR=/app/cameras
COPY --from=build /app ./
# Camera files, verdicts of probes, and rendered pages.
RUN mkdir -p cameras .roadfeed .next-server-2 && chown -R node:node cameras .roadfeed .next-server .next-server-2 next-env.d.ts
USER node
VOLUME ["/app/cameras", "/app/.roadfeed"]
EXPOSE 3000
# The first start collects cameras before it serves.
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/camera-data/index.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "lib/cli/start.ts"]
