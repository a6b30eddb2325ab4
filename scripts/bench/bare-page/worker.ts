// Not loaded on demand, so that the whole Worker is one file.
import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";

const handle = createRequestHandler(build, "production");

export default new Hono().all("*", (c) => handle(c.req.raw, new RouterContextProvider()));
