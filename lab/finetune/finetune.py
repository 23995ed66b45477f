"""Fine-tunes EfficientNet-Lite2 on the training photos and writes it as int8, with its heads.

    python3 lab/finetune/finetune.py ../shared/training ../shared/training-2 \\
        --captions ../shared/training-2/captions-first-set.json --networks FOLDER --out models

README.md says where the published networks come from, what each step is for, and how to run it on another machine.
"""

import argparse
import hashlib
import json
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path

import torch

from continuing import continue_training, keep_rows
from network import LiteNetwork, TunedNetwork
from photos import pack, read_index, read_pixels
from targets import accepted_of, category_targets, mixed_targets, vocabulary, word_targets
from training import BATCH, Examples, balanced_weights, interpolated, observe, outputs, train
from views import PhotoStack
from words import learn_words, word_precision
from writing import read_heads, write_heads, write_network

NETWORK, TEACHER = "efficientnet_lite2.tflite", "efficientnet_lite4.tflite"
NAME = "efficientnet-lite2-tuned"
# The view that the engine gives the network; see VIEWS of shared/engine/observe.ts.
VIEW = "whole"
FOLDS = 3
# Sources with more photos than this are split between folds; all others are in one.
LARGE_SOURCE = 500
# The share of the trained weights; the rest is the published network's with trained heads.
TUNED_SHARES = (1.0, 0.8, 0.65, 0.5)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="training folders with a manifest.json")
    parser.add_argument("--captions", help="captions by file name for the first folder")
    parser.add_argument("--networks", help=f"the folder of {NETWORK} and {TEACHER}")
    parser.add_argument("--out", required=True)
    parser.add_argument("--pack", action="store_true", help="only pack the photos into --out")
    parser.add_argument("--packed", help="a folder of packed photos, instead of training folders")
    parser.add_argument("--parts", type=int, default=3, help="files that photos are packed into")
    parser.add_argument("--every", type=int, default=1, help="take only each n-th photo, for a rehearsal")
    parser.add_argument("--words-of", help="an earlier --out, to whose networks only the word heads are fitted")
    parser.add_argument("--continue-from", help="a folder with a finished network, which learns from all photos some more")
    parser.add_argument("--on", choices=("train", "all"), default="all", help="the photos that it is continued on")
    parser.add_argument("--steps", type=int, default=90, help="the steps that a finished network is continued for")
    parser.add_argument("--epochs", type=float, default=14)
    parser.add_argument("--fold-epochs", type=float, default=6)
    parser.add_argument("--word-epochs", type=float, default=9)
    parser.add_argument("--runs", type=int, default=2, help="trainings whose weights are averaged")
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


class Finetuning:
    def __init__(self, options, packed):
        self.options, self.began = options, time.time()
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(options.seed)
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
        self.records = read_index(packed)
        # The order of the engine's table is not needed: the heads' file names its rows.
        self.categories = sorted({name for record in self.records for name in record["accepted"]} - {"Unsorted"})
        self.words = vocabulary(self.records)
        self.stack = PhotoStack(*read_pixels(packed, self.records), self.device)
        self.accepted = accepted_of(self.records, self.categories).to(self.device)
        self.listed = accepted_of(self.records, self.categories, "listed").to(self.device)
        self.labels = category_targets(self.records, self.categories).to(self.device)
        self.said, self.said_weights = (table.to(self.device) for table in word_targets(self.records, self.words))
        self.teacher = LiteNetwork(Path(options.networks) / TEACHER).to(self.device).eval()
        self.teacher.to(memory_format=torch.channels_last)
        self.train_rows = self.rows(lambda record: record["split"] == "train")
        self.held_rows = self.rows(lambda record: record["split"] != "train")
        self.log(f"{len(self.records)} photos on {self.device}, {len(self.words)} words")

    def log(self, text):
        print(f"{time.time() - self.began:.0f} s {text}", flush=True)

    def rows(self, accepts):
        return torch.tensor([row for row, record in enumerate(self.records) if accepts(record)])

    def fit(self, rows, targets, epochs, teacher=None, start=None):
        model = TunedNetwork(Path(self.options.networks) / NETWORK, len(self.categories), len(self.words))
        model.to(self.device).to(memory_format=torch.channels_last)
        examples = Examples(self.stack, targets, self.said, self.said_weights)
        draws = balanced_weights([self.records[row] for row in rows])
        return train(model, examples, rows, draws, epochs, self.options.batch, teacher, start, self.log)

    def opinions(self):
        """What networks that did not see a photo think of it: folds of the train split, and all of them for val."""
        sizes = Counter(record["source"] for record in self.records)
        folds = torch.tensor([fold_of(record, sizes) for record in self.records])
        opinions = torch.zeros_like(self.labels)
        is_train = torch.zeros(len(self.records), dtype=torch.bool)
        is_train[self.train_rows] = True
        for fold in range(FOLDS):
            model, _ = self.fit(torch.where(is_train & (folds != fold))[0], self.labels, self.options.fold_epochs)
            own = torch.where(is_train & (folds == fold))[0]
            opinions[own] = self.likely(model, own)
            opinions[self.held_rows] += self.likely(model, self.held_rows) / FOLDS
            self.log(f"fold {fold}: {self.share_right(opinions, own)} % right of {len(own)} photos")
        return opinions

    def likely(self, model, rows):
        return outputs(model, self.stack, rows, VIEW)[0].softmax(1)

    def share_right(self, likely, rows, accepted=None):
        accepted = self.accepted if accepted is None else accepted
        found = likely[rows].argmax(1, keepdim=True)
        return round(100 * accepted[rows].gather(1, found).float().mean().item(), 2)

    def tuned(self, rows, targets):
        """Trains several times from the same heads. Returns the averaged model, its parts, and the heads' state."""
        start, states = None, []
        for run in range(self.options.runs):
            model, start = self.fit(rows, targets, self.options.epochs, self.teacher, start)
            states.append(model.state_dict())
            self.report(f"run {run}", model)
        return model, states, start

    def choose(self, model, states, start):
        """Returns the share of the trained weights that is best on val, with the score of each share."""
        scores = {}
        for share in TUNED_SHARES:
            scores[share] = self.report(f"share {share}", self.mean(model, states, start, share))
        return max(scores, key=lambda share: sum(scores[share])), scores

    def mean(self, model, states, start, share):
        each = [(state, share / len(states)) for state in states]
        return interpolated(model, [*each, (start, 1 - share)])

    def report(self, name, model):
        """Logs the scores on val; returns those by the corrected labels, unseen sources and others."""
        likely = torch.zeros_like(self.labels)
        likely[self.held_rows] = self.likely(model, self.held_rows)
        unseen = [row for row in self.held_rows.tolist() if self.records[row]["isUnseen"]]
        others = [row for row in self.held_rows.tolist() if not self.records[row]["isUnseen"]]
        listed = self.share_right(likely, unseen, self.listed)
        scores = [self.share_right(likely, unseen), self.share_right(likely, others)]
        self.log(f"{name}: unseen sources {listed} % by the listed labels, {scores[0]} % corrected; others {scores[1]} %")
        return scores

    def write(self, model, rows, folder):
        folder.mkdir(parents=True, exist_ok=True)
        observe(model, self.stack, rows[torch.randperm(len(rows))], VIEW)
        write_network(Path(self.options.networks) / NETWORK, model.network, folder / f"{NAME}.tflite")
        write_heads(model, self.categories, self.words, folder / f"{NAME}-heads")


    def continued(self, folder, rows, out):
        """Continues the network of a folder, with the words that it has, on some photos; writes it to another folder."""
        self.words = json.loads((folder / f"{NAME}-heads.json").read_text())["stems"]
        self.said, self.said_weights = (table.to(self.device) for table in word_targets(self.records, self.words))
        model = TunedNetwork(folder / f"{NAME}.tflite", len(self.categories), len(self.words))
        read_heads(model, self.categories, self.words, folder / f"{NAME}-heads")
        model.to(self.device).to(memory_format=torch.channels_last)
        self.report("before", model)
        examples = Examples(self.stack, self.labels, self.said, self.said_weights)
        draws = balanced_weights([self.records[row] for row in rows])
        continued = continue_training(model, examples, rows, draws, self.options.steps, self.log)
        keep_rows(continued, model, self.stack, rows, VIEW)
        self.report("continued", continued)
        self.write(continued, rows, out)

    def fit_words(self, folder, rows, out):
        """Fits the word head to the network of a folder, words that it lacked included; writes both to another folder."""
        model = TunedNetwork(folder / f"{NAME}.tflite", len(self.categories), len(self.words))
        is_new = read_heads(model, self.categories, self.words, folder / f"{NAME}-heads")
        model.to(self.device).to(memory_format=torch.channels_last)
        examples = Examples(self.stack, self.labels, self.said, self.said_weights)
        draws = balanced_weights([self.records[row] for row in rows])

        def on_epoch(epoch, loss):
            if epoch % 3 == 0:
                self.report_words(f"{epoch} epochs, loss {loss:.3f}", model, is_new)

        self.report_words("before", model, is_new)
        learn_words(model, examples, rows, draws, self.options.word_epochs, self.options.batch, on_epoch)
        if out != folder:
            out.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(folder / f"{NAME}.tflite", out / f"{NAME}.tflite")
        write_heads(model, self.categories, self.words, out / f"{NAME}-heads")

    def report_words(self, name, model, is_new):
        """Logs the mean average precision on val of the words that were known before, and of the new ones."""
        logits = outputs(model, self.stack, self.held_rows, VIEW)[1]
        said, weights = self.said[self.held_rows], self.said_weights[self.held_rows]
        earlier, new = (word_precision(logits, said, weights, counted) for counted in (~is_new, is_new))
        self.log(f"words, {name}: mean average precision {earlier[0]} % of {earlier[1]}, {new[0]} % of {new[1]} new ones")


def fold_of(record, sizes):
    key = record["file"] if sizes[record["source"]] > LARGE_SOURCE else record["source"]
    return int(hashlib.sha256(key.encode()).hexdigest(), 16) % FOLDS


def main():
    options = parse()
    if options.pack:
        pack(options.folders, options.captions, options.out, options.parts, options.every)
        return
    with tempfile.TemporaryDirectory() as folder:
        if not options.packed:
            pack(options.folders, options.captions, folder, options.parts, options.every)
        finetuning = Finetuning(options, options.packed or folder)
    out = Path(options.out)
    everything = torch.arange(len(finetuning.records))
    if options.continue_from:
        learned = everything if options.on == "all" else finetuning.train_rows
        finetuning.continued(Path(options.continue_from), learned, out)
        return
    if options.words_of:
        earlier = Path(options.words_of)
        finetuning.fit_words(earlier / "trial", finetuning.train_rows, out / "trial")
        finetuning.fit_words(earlier, everything, out)
        return
    opinions = finetuning.opinions()
    targets, doubtful = mixed_targets(finetuning.labels, finetuning.accepted, opinions)
    finetuning.log(f"{doubtful} labels are doubtful")
    # On the train split first: it shows what the recipe is worth, and how much of the published weights to keep.
    model, states, start = finetuning.tuned(finetuning.train_rows, targets)
    share, scores = finetuning.choose(model, states, start)
    trial = finetuning.mean(model, states, start, share)
    finetuning.write(trial, finetuning.train_rows, out / "trial")
    finetuning.fit_words(out / "trial", finetuning.train_rows, out / "trial")
    trial.network.is_rounded = True
    finetuning.report("int8", trial)
    # Then on all photos, for the release.
    model, states, start = finetuning.tuned(everything, targets)
    finetuning.write(finetuning.mean(model, states, start, share), everything, out)
    finetuning.fit_words(out, everything, out)
    report = {"options": vars(options), "share": share, "scores": scores, "doubtful": doubtful}
    (out / "finetune-report.json").write_text(json.dumps(report, indent=2) + "\n")
    finetuning.log("done")


if __name__ == "__main__":
    main()
