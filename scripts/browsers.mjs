// The oldest browsers that README names, found or installed.
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { aptGet, onPath } from "./needs.mjs";
import { ask, root, run } from "./step.mjs";

/** The oldest of each engine that README names. */
export const oldest = { Chrome: 114, Firefox: 140, Safari: 26 };

/** The engines of these. WebKitGTK 2.50 is of the same branch of WebKit as Safari 26. */
export const engines = { Chrome: "114", Firefox: "140", Safari: "2.50" };

const kept = path.join(root, "node_modules", ".cache", "twintree-browsers");

/** Chromium for Linux in a package of npm's; it is packed, and asks for Debian's libnss3. */
async function chrome() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const file = path.join(kept, `chromium-${oldest.Chrome}`);
  if (!existsSync(file)) {
    mkdirSync(kept, { recursive: true });
    const packed = path.join(root, "node_modules/@sparticuz/chromium/bin/chromium.br");
    const part = `${file}.${process.pid}`;
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(part));
    chmodSync(part, 0o755);
    renameSync(part, file);
  }
  const runs = () => ask("ldd", [file])?.includes("not found") === false;
  if (!runs()) aptGet("libnss3");
  return runs() ? file : undefined;
}

/** The oldest Firefox that Debian has beside its newest, which brings the libraries; else an installed one. */
function firefox() {
  const name = "firefox-esr";
  const folder = path.join(kept, `firefox-${oldest.Firefox}`);
  const file = path.join(folder, "usr/lib", name, name);
  if (!existsSync(file)) {
    if (!onPath(name)) aptGet(name);
    const versions = ask("apt-cache", ["madison", name])?.matchAll(/\| *((\d+)\S*) *\|/g) ?? [];
    const old = [...versions].find(([, , major]) => Number(major) === oldest.Firefox);
    if (old && onPath("dpkg-deb")) unpack(`${name}=${old[1]}`, folder);
  }
  return existsSync(file) ? file : (onPath(name) ?? onPath("firefox"));
}

/** Unpacks a package of Debian's into a folder, and installs nothing. */
function unpack(name, folder) {
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  // The folder is one of this user, and not open to the one of apt's.
  const unsandboxed = ["-o", `APT::Sandbox::User=${os.userInfo().username}`];
  if (!run("apt-get", [...unsandboxed, "download", "-qq", name], {}, part)) return;
  run("sh", ["-c", "dpkg-deb -x *.deb . && rm *.deb"], {}, part);
  renameSync(part, folder);
}

/** WebKitGTK's driver, and a display for it. */
function webkit() {
  const programs = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };
  const missing = Object.keys(programs).filter((program) => !onPath(program));
  if (missing.length > 0) aptGet(...missing.map((program) => programs[program]));
  return Object.keys(programs).every(onPath) ? onPath("WebKitWebDriver") : undefined;
}

/** The browsers that are on this machine, installed where that is possible. */
export async function find() {
  const files = { Chrome: await chrome(), Firefox: firefox(), Safari: webkit() };
  return Object.entries(files).flatMap(([name, file]) => (file ? [{ name, file }] : []));
}
